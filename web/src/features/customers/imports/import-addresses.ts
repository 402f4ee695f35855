/** Where tables of customers are brought and looked at. */
export const importsAddress = '/staff/customer-imports'
export const importAddress = (id: string) => `${importsAddress}/${id}`
