/** What was typed to find a customer, as the fields of a new one. */
export type CustomerDraft = Record<'first_name' | 'last_name' | 'company' | 'email' | 'phone', string>

export const blankCustomer: CustomerDraft = {
  first_name: '',
  last_name: '',
  company: '',
  email: '',
  phone: '',
}

/** An address, a phone number, or the first and last name. */
export function customerFromTyped(typed: string): CustomerDraft {
  const text = typed.trim()
  if (text.includes('@')) return { ...blankCustomer, email: text }
  if (/^\+?[\d ()-]+$/.test(text)) return { ...blankCustomer, phone: text }
  const [first_name = '', ...rest] = text.split(/\s+/)
  return { ...blankCustomer, first_name, last_name: rest.join(' ') }
}

/** What is left empty is not known; nothing at all is no customer. */
export function customerInput(customer: CustomerDraft) {
  const known = Object.entries(customer).map(([field, text]) => [field, text.trim() || null])
  return known.some(([, text]) => text !== null) ? Object.fromEntries(known) : null
}
