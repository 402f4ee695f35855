/** Terms and notes: validity, clauses, what is out of scope, and free text. */
import { ClauseList } from '#features/quotes/editor/clause-list.tsx'
import { useEditing } from '#features/quotes/editor/editor-context.ts'
import { CountField, TextField } from '#features/quotes/editor/quote-field.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'

export function TermsCard() {
  const { basis } = useEditing()
  return (
    <Card>
      <CardHead title="Şartlar ve notlar" />
      <CardBody className="flex flex-col gap-6">
        <CountField name="validity_days" label="Geçerlilik" unit="gün" max="365" className="max-w-40" />
        <ClauseList name="terms_conditions" label="Şartlar" defaults={basis.clauses} hasNames />
        <ClauseList name="out_of_scope" label="Kapsam dışı" defaults={basis.out_of_scope} hasNames={false} />
        <TextField name="notes" label="Notlar" lines />
      </CardBody>
    </Card>
  )
}
