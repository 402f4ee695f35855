/** The periods that won and lost quotes are told for, in months. Without zod. */
export const resultPeriodWords = {
  '3': 'Son 3 ay',
  '6': 'Son 6 ay',
  '12': 'Son 12 ay',
  '24': 'Son 24 ay',
} as const
