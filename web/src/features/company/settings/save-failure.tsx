/** Why the company's settings could not be saved; after a colleague's change also what has changed. */
import type { useSaveCompany } from '#features/company/settings/use-save-company.ts'
import { toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'

export function SaveFailure({ save }: { save: ReturnType<typeof useSaveCompany> }) {
  if (!save.isError) return null
  const { message } = toProblem(save.error)
  if (save.changedByOthers.length === 0) return <Alert title="Kaydedilemedi">{message}</Alert>
  return (
    <Alert title="Kaydedilemedi">
      {message} Değişen: {save.changedByOthers.join(', ')}. Yazdıklarınız duruyor; yeniden kaydederseniz
      yalnızca onlar değişir.
    </Alert>
  )
}
