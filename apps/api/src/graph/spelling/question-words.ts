/** Words by which questions begin, in the languages of the portal, and the verbs next to them. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  [
    'what which who whom whose when where why how do does did is are was were can could should would will',
    'was welche welcher welches welchen wie warum wieso weshalb wann wo wer wen wem ist sind war waren kann können',
    'que quoi quel quelle quels quelles comment pourquoi quand où qui est sont était peut peuvent',
    'qué cuál cuáles cómo cuándo dónde quién quiénes es son era puede pueden',
    'co jak jaki jaka jakie kto kiedy gdzie dlaczego czy jest są był była może mogą',
    'τι ποιος ποια ποιο ποιοι ποιες πώς πως γιατί πότε πού είναι ήταν μπορεί μπορούν',
  ].flatMap((words) => words.split(' ')),
);

/** Reports whether a word belongs to the form of a question, not to its topic. */
export const isQuestionWord = (word: string): boolean => QUESTION_WORDS.has(word.toLowerCase());
