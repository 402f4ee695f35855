/** The page of one piece of work. */
export const workItemAddress = (id: string) => `/staff/work-queue/details/${id}`
