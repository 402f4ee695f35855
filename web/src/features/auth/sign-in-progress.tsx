/** The progress of signing in: details, code, password. */
import { RouteSteps } from '#spine/ui/route-steps.tsx'

const steps = [
  { key: 'details', label: 'Bilgiler' },
  { key: 'code', label: 'Kod' },
  { key: 'new-password', label: 'Şifre' },
] as const

export function SignInProgress({ at }: { at: (typeof steps)[number]['key'] }) {
  const current = steps.findIndex(({ key }) => key === at)
  return (
    <RouteSteps
      label="Giriş adımları"
      orientation="horizontal"
      steps={steps.map((step, position) => ({
        ...step,
        state: position < current ? 'done' : position === current ? 'current' : 'ahead',
      }))}
    />
  )
}
