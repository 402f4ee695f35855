/** Problems of files that are sent, whatever they are for. */
export const fileProblems = {
  FILE_TOO_LARGE: { status: 413, message: "Dosya boyutu 10MB'dan küçük olmalıdır" },
  STORAGE_FULL: { status: 507, message: 'Dosya şu anda saklanamıyor. Biraz sonra yeniden deneyin.' },
} as const
