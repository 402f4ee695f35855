/**
 * What is newest of a kind is learned from: years of it say little more. It is computed in one go, so many more would hold up everybody's
 * calls, which are refused once the process answers a second late.
 */
export const mostLearned = 5_000
