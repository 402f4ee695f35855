/** Which step of signing in is shown, and its address; Back and reload follow from the address. */
const addressedSteps = ['code', 'password', 'forgot'] as const
export type AddressedStep = (typeof addressedSteps)[number] | 'details'
type SignInStep = AddressedStep | 'new-password' | 'profile'

type Situation = {
  asked: string | null
  signedIn: boolean
  /** A code was sent that may still be entered. */
  codeSent: boolean
  /** Somebody has just signed in without a password, and has not said yet whether they want one. */
  offersPassword: boolean
}

export function stepToShow({ asked, signedIn, codeSent, offersPassword }: Situation): SignInStep {
  if (offersPassword) return 'new-password'
  if (signedIn) return 'profile'
  const step = addressedSteps.find((known) => known === asked) ?? 'details'
  return step === 'code' && !codeSent ? 'details' : step
}

/** The query of a step; where to go afterwards stays in it. */
export function stepSearch(current: URLSearchParams, step: AddressedStep): string {
  const params = new URLSearchParams(current)
  if (step === 'details') params.delete('step')
  else params.set('step', step)
  const query = params.toString()
  return query && `?${query}`
}
