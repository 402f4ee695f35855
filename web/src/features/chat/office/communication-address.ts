/** Where a conversation is in the office. */
export const communicationAddress = (id: string) => `/staff/communication/${id}`
