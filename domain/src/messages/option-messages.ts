import type { OptionsProblem } from '../catalogue/product-options.ts';
import { defineMessages, type Message } from './message.ts';

export const optionMessages = defineMessages({
  choose_an_option: 'Please choose an {name} for {title}.',
  choose_a_option: 'Please choose a {name} for {title}.',
  option_gone: '{title} is no longer available in {name} {value}.',
  option_not_made: '{title} is not available in {values}.',
});

export function optionsMessage(problem: OptionsProblem, title: string): Message {
  if (problem.kind === 'not_made') {
    return optionMessages.option_not_made({ title, values: problem.values.join(', ') });
  }
  const name = problem.name.toLowerCase();
  if (problem.kind === 'gone') {
    return optionMessages.option_gone({ title, name, value: problem.value });
  }
  const isVowel = /^[aeiou]/.test(name);
  return optionMessages[isVowel ? 'choose_an_option' : 'choose_a_option']({ name, title });
}
