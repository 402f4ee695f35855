/** How many documents of one customer are kept and how large they may be together, as an admin sets it. Without zod. */
export type DocumentRoom = { files: number; megabytes: number }

/** Until an admin sets others. */
export const documentRoom: DocumentRoom = { files: 5_000, megabytes: 2_000 }
export const mostDocumentRoom: DocumentRoom = { files: 1_000_000, megabytes: 10_000_000 }
/** One document of the largest size must fit. */
export const leastDocumentRoom: DocumentRoom = { files: 1, megabytes: 10 }
