/** The problem of a session that may only read. The server words it, so that no page has to load it. */
export const readOnlyProblem = {
  status: 403,
  message: 'Bu panel salt okunur: değişiklikler kaydedilmez.',
} as const
