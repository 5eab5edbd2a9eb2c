/**
 * The test that proves a rule, or the group of tests.
 * @param {string} file
 * @param {string} title as the source writes it
 * @param {string | null} [row] the row of the test's table, as the source writes it
 * @param {string | null} [tableIn] the file that has the table, where it does not stand with its test
 */
export const proof = (file, title, row = null, tableIn = null) => ({ file, title, row, tableIn });

/** @typedef {ReturnType<typeof proof>} Proof */

/**
 * A rule of the specification in one sentence, and the tests that prove it.
 * @param {string} text
 * @param {...Proof} proofs
 */
export const rule = (text, ...proofs) => ({ text, proofs });

/** @typedef {{ number: number, title: string, rules: ReturnType<typeof rule>[] }} Section */

/**
 * A rule of which there is nothing, or only a part, to test.
 * @param {number} section
 * @param {string} text
 * @param {string} reason
 */
export const missing = (section, text, reason) => ({ section, text, reason });
