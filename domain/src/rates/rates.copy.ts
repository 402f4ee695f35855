/** Problems of rates. */
export const rateProblems = {
  RATE_UNUSUAL: {
    status: 409,
    message: 'Girilen kur, bilinen kurdan %20’den fazla farklı. Doğruysa onaylayarak yeniden gönderin.',
  },
} as const
