/** After how many days without contact and without open work somebody decides what becomes of a lead. Without zod. */

/** Until an admin sets another. */
export const forgottenLeadDays = 14
/** A year. */
export const mostForgottenLeadDays = 365
