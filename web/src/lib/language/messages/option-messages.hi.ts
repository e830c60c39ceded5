import type { optionMessages } from '@kargha/domain/messages/option-messages';

import type { HindiFor } from '../translate.ts';

export const optionMessagesHindi: HindiFor<typeof optionMessages> = {
  choose_an_option: 'कृपया {title} के लिए {name} चुनें।',
  choose_a_option: 'कृपया {title} के लिए {name} चुनें।',
  option_gone: '{title} अब {name} {value} में उपलब्ध नहीं है।',
  option_not_made: '{title} {values} में उपलब्ध नहीं है।',
};
