import { writeLines } from '../write-lines.mjs';

const SEED = 20_260_101;
const VOCABULARY = 200_000;
const TITLE_WORDS = 12;
const ABSTRACT_WORDS = 120;
const REFERENCES = 5;
/** Works of one topic share some of their words, subject and references. */
const TOPIC_WORKS = 40;
const TOPIC_WORDS = 8;
const ID_DIGITS = 32;
const RADIX = 36;

const randomFrom = (seed) => {
  let state = seed >>> 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
};

/** Returns the id of a made-up work. */
export const idOf = (number) => `doi_________::${number.toString(16).padStart(ID_DIGITS, '0')}`;

/** Returns a word; the n-th most frequent one is drawn about 1/n as often as the first, as in texts. */
const wordBy = (random) => `w${Math.floor(VOCABULARY ** random()).toString(RADIX)}x`;

function* createWorks(count) {
  const random = randomFrom(SEED);
  const words = (length) => Array.from({ length }, () => wordBy(random));
  for (let number = 1; number <= count; number += 1) {
    const topic = Math.floor(number / TOPIC_WORKS);
    const own = Array.from({ length: TOPIC_WORDS }, (_none, at) => `t${topic.toString(RADIX)}z${at}`);
    const ofTopic = own.filter(() => random() < 0.5);
    yield {
      id: idOf(number),
      type: 'publication',
      mainTitle: [...words(TITLE_WORDS - ofTopic.length), ...ofTopic].join(' '),
      descriptions: [words(ABSTRACT_WORDS).join(' ')],
      subjects: [{ subject: { scheme: 'keyword', value: own.slice(0, 2).join(' ') } }],
      publicationDate: '2020-05-01',
      instances: [{ type: 'Article' }],
      pids: [{ scheme: 'doi', value: `10.5555/${number}` }],
    };
    for (let reference = 0; reference < REFERENCES; reference += 1)
      yield {
        source: idOf(number),
        target: idOf(1 + Math.floor(random() * Math.max(1, number - 1))),
        relType: { name: 'Cites' },
      };
  }
}

/** Writes made-up works whose words are as frequent as those of texts, and their references; the same ones for the same number. */
export const writeWorks = (file, records) => writeLines(file, createWorks(records));
