/** A word that the project does not use, what it says instead, and the few places where the word is right. */
export interface BannedWord {
  /** words or phrases in lower case, as a regular expression without anchors; names count as words: `gatewayTwin` is "gateway twin" */
  words: string;
  use: string;
  /** phrases in which the word is right, as a regular expression */
  except?: string;
  /** folders or files where it is right, by the beginning of their path */
  allowedIn?: readonly string[];
}

/** Texts that keep their own voice: product stories, sample messages of shoppers, the art of weaving, recorded answers of others. */
export const OWN_VOICE: readonly string[] = [
  'sample-shop/seed/',
  'sample-shop/art/',
  'emulator-data/',
  'docs/screens/',
  'tools/words/',
];

const LETTERS_OF_AN_ALPHABET =
  '(?:capital|small|lower ?case|upper ?case|first|devanagari|latin|other|no|one|two|three|four|\\d+) letters?|letters?(?: and|,| or| but) (?:spaces|digits|numbers|marks|signs)|(?:only|with|of) letters|(?:single|with a|digit or|starting with a) letter|letters? (?:or emoji|with its|and (?:punctuation|dots|tags|extension))';

/** The words of `docs/glossary.md`, and those that give away a translation. */
export const BANNED_WORDS: readonly BannedWord[] = [
  // What nobody says in a conversation.
  { words: 'whoever', use: 'people who, the person who' },
  { words: 'whatever is', use: 'anything that is' },
  { words: 'anew', use: 'again' },
  { words: 'herein|thereof', use: 'in it, of it' },
  { words: 'tidings', use: 'update' },
  { words: 'deeds?', use: 'action' },
  { words: 'hears? of', use: 'is notified of' },
  { words: 'of its own', use: 'own, separate' },
  { words: 'by itself', use: 'automatically, on its own' },
  { words: 'beside', use: 'next to, as well as' },
  { words: 'beyond', use: 'more than, outside', except: 'first view beyond frame' },
  { words: '(?:is|are) to be', use: 'should be, will be' },
  { words: 'comes to', use: 'adds up to, reaches' },
  { words: 'at the foot of', use: 'at the bottom of' },
  { words: 'stands', use: 'is', except: 'stands? (?:in )?for|stands alone' },
  { words: 'told', use: 'notified, reported', except: 'not told' },
  { words: 'nobody|somebody|everybody', use: 'no one, someone, everyone' },
  { words: 'former(?:ly)?', use: 'previous', except: 'former name' },
  { words: 'wholly', use: 'fully' },

  // The trade's own words.
  {
    words: 'struck',
    use: 'voided',
    except: "struck (?:through|payments)|(?<=[ '])struck(?= [$'])",
  },
  { words: 'past the gateway|paid otherwise', use: 'offline payment' },
  { words: 'off debt', use: 'apply to balance' },
  { words: 'debts?', use: 'receivables, balance' },
  { words: 'late money', use: 'late payment' },
  { words: 'worth taking', use: 'should capture' },
  { words: 'twins?', use: 'gateway order', except: "instalment twins|private/twin|doc\\('twin" },
  {
    words: 'letters?',
    use: 'email',
    except: `${LETTERS_OF_AN_ALPHABET}|letter spacing|letters/hindi|source: 'letter|sign up', 'letter|letters: amount|letters: email count|explanation.letter`,
    allowedIn: [
      'web/src/features/profile/profile-texts.ts',
      'local-suite/rules/values/regular-expressions/',
    ],
  },
  {
    words: 'papers?',
    use: 'document',
    except:
      'paper (?:format|size|bag|box)|white paper|background\\.paper|paper(?=: \\{)|orders/papers|use\\(./papers|old papers|handmade paper|on the paper inside',
    allowedIn: [
      'web/src/ui/theme/theme.ts',
      'web/src/features/catalog/search/state/hindi-search-words.ts',
      'domain/src/catalogue/craft-families.ts',
      'web/src/features/catalog/search/state/craft-names.ts',
    ],
  },
  { words: 'shel(?:f|ves)', use: 'available products, category', except: 'off shelf' },
  {
    words: 'lapsed?',
    use: 'expired',
    except: "lapsed: (?:true|false)|(?<=')lapsed(?=')",
    allowedIn: [
      'web/src/features/admin-gift-cards/',
      'domain/src/pricing/gift-card.ts',
      'domain/src/pricing/code-schemas.ts',
      'functions/src/records/gift-card-record.ts',
    ],
  },
  {
    words: 'desk',
    use: 'order detail, staff',
    except: "(?:stories|reviews|private)/desk|use\\('/desk|doc\\('desk",
  },
  {
    words: 'standings?',
    use: 'status',
    except: "standing(?=[:=])|(?<=['.])standing",
    allowedIn: [
      'web/src/features/admin-credit/',
      'web/src/features/admin-discounts/',
      'web/src/features/pay-link/',
    ],
  },
  { words: 'kin', use: 'related products' },
  { words: 'faces', use: 'states', except: 'font faces?|type ?faces' },
  { words: 'woven note|woven texts', use: 'made to order' },
  { words: 'forget old|end old', use: 'purge expired data' },
  {
    words: 'check of the books|self check',
    use: 'integrity check',
    except: "ops/self check|self checks|(?<=['/])self check(?=')",
  },
  {
    words: 'stock notices?',
    use: 'back-in-stock notification',
    except: "(?<=['`/.])stock notices?|ended stock notices|stock notices(?=:|, reviews)",
  },
  { words: 'is back here', use: 'received' },
  { words: 'on the spot', use: 'at delivery' },
  { words: 'in numbers', use: 'in bulk', except: 'kargha in numbers' },
  { words: 'newest of all', use: 'latest' },
];
