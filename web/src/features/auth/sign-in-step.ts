/** Which step of signing in is shown, and its URL, so that back and reload work. */
const addressedSteps = ['code', 'password', 'forgot'] as const
export type AddressedStep = (typeof addressedSteps)[number] | 'details'
type SignInStep = AddressedStep | 'new-password' | 'profile'

type Situation = {
  requested: string | null
  signedIn: boolean
  /** A code was sent that may still be entered. */
  codeSent: boolean
  /** Somebody has just signed in without a password and has not decided yet whether to set one. */
  promptsForPassword: boolean
}

export function stepToShow({ requested, signedIn, codeSent, promptsForPassword }: Situation): SignInStep {
  if (promptsForPassword) return 'new-password'
  if (signedIn) return 'profile'
  const step = addressedSteps.find((known) => known === requested) ?? 'details'
  return step === 'code' && !codeSent ? 'details' : step
}

/** The query string of a step; other parameters, such as the page to return to, stay. */
export function stepSearch(current: URLSearchParams, step: AddressedStep): string {
  const params = new URLSearchParams(current)
  if (step === 'details') params.delete('step')
  else params.set('step', step)
  const query = params.toString()
  return query && `?${query}`
}
