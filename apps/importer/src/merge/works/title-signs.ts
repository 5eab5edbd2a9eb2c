/**
 * Works about another work, by the words at the start of their titles in any of the languages of our sources. They
 * share title, authors and often the identifier with that work.
 */
const RELATION_WORDS: readonly (readonly [relation: string, pattern: RegExp])[] = [
  [
    'correction',
    /^(?:(?:author|publisher|editorial) )?(?:correction|corrections|corrigendum|corrigenda|erratum|errata|addendum|berichtigung|rectificatif|fe de erratas|correccion|errata corrige|rettelse)\b/,
  ],
  ['correction', /\b(?:erratum|corrigendum|correction|errata)$/],
  ['retraction', /^(?:retract(?:ion|ed)|withdraw(?:n|al)|expression of concern|zuruckziehung)\b/],
  ['reply', /^(?:(?:author s? |authors )?(?:reply|response)|antwort|reponse|replica)\b/],
  ['reply', /\b(?:a |authors )?(?:reply|replies)(?: to .*)?$/],
  ['comment', /^(?:comments? (?:on|to)|commentary (?:on|to)|discussion of|letter (?:regarding|to))\b/],
  [
    'review',
    /^(?:book review|review of|rezension|compte rendu|resena|recension|peer review of|reviewer report)\b/,
  ],
  ['supplement', /^(?:supplement(?:ary|al)?|supporting|additional file|online appendix|appendix)\b/],
  ['supplement', /\b(?:supplementary (?:data|material|materials|information)|supporting information)$/],
  [
    'data',
    /^(?:data (?:from|for|of|set|sets)|dataset|datasets|replication (?:data|materials?|files?)|raw data|code for)\b/,
  ],
  ['abstract', /\babstract$/],
];

/** Returns the relation of a title to another work, such as `correction`; '' for an independent work. */
export const relationInTitle = (title: string): string =>
  RELATION_WORDS.find(([, pattern]) => pattern.test(title))?.[0] ?? '';

/** Titles that thousands of works have. */
const GENERIC =
  /^(?:a |the )?(?:editorial|introduction|preface|foreword|prologue|epilogue|conclusions?|index|contents|table of contents|front ?matter|back ?matter|book reviews?|reviews?|news|notes?|letters?|letters? to the editor|from the editors?|editor s note|obituary|in memoriam|einleitung|vorwort|nachwort|inhalt|inhaltsverzeichnis|register|bibliography|references|acknowledge?ments|appendix|abstracts?|announcements?|miscellaneous|untitled|title|annual report|jahresbericht|rapport annuel|raw data|dataset|data|software|supplementary (?:data|material|information)|poster|presentation|thesis|dissertation|report|summary|abbreviations|glossary|contributors|list of contributors|notes on contributors|errata|erratum|corrections?|photograph|photographie|fotografie|letter|brief|unknown|article)\b(?: \d+)*$/;

/** Reports whether a title is one that many works have, such as “Editorial”. */
export const isGeneric = (title: string): boolean => GENERIC.test(title);

const PART =
  /\b(?:parts?|vol|volumes?|no|number|nr|band|teil|tome|chapter|kapitel|fig|figure|table|tab|session|lecture|issue|heft|supp|section|book|phase|episode|day|version|v) ([ivxl]+|\d+|[a-h])\b/g;
const ROMAN_END = / ([ivx]+)$/;
const DIGITS = /\b\d+\b/g;

/** Returns the numbers that tell parts of a work apart: “part 2”, “figure s1”, a Roman number at the end. */
export const partNumbers = (title: string): string => {
  const parts = [...title.matchAll(PART)].map(([, number]) => number ?? '');
  const end = ROMAN_END.exec(title)?.[1];
  return [...new Set([...parts, ...(end === undefined ? [] : [end])])].sort().join(' ');
};

/** Returns all numbers of a title, with those of {@link partNumbers}. */
export const allNumbers = (title: string): string =>
  [...new Set([...(title.match(DIGITS) ?? []), ...partNumbers(title).split(' ')])].sort().join(' ').trim();
