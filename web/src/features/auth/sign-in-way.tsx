/** Where one is on the way in: details, code, password. */
import { RouteSteps } from '#spine/ui/route-steps.tsx'

const stations = [
  { key: 'details', label: 'Bilgiler' },
  { key: 'code', label: 'Kod' },
  { key: 'new-password', label: 'Şifre' },
] as const

export function SignInWay({ at }: { at: (typeof stations)[number]['key'] }) {
  const current = stations.findIndex(({ key }) => key === at)
  return (
    <RouteSteps
      label="Giriş adımları"
      orientation="horizontal"
      steps={stations.map((station, position) => ({
        ...station,
        state: position < current ? 'done' : position === current ? 'current' : 'ahead',
      }))}
    />
  )
}
