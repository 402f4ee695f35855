/** The addresses of the newsletter in the office. */
export const newsletterAddress = '/newsletter'
export const campaignsAddress = '/newsletter?view=campaigns'
export const registryAddress = '/newsletter/registry'
export const suppressionsAddress = '/newsletter/suppressions'
export const importsAddress = '/newsletter/imports'
export const campaignAddress = (id: string) => `/newsletter/campaigns/${id}`
export const importAddress = (id: string) => `${importsAddress}/${id}`
