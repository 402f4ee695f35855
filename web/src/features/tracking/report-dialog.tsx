/** Asks a driver where it happened before it is reported. */
import { type SubmitEvent, useState } from 'react'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'

type Props = {
  /** What happened, in the words of the button. */
  title: string
  /** Where it usually is. */
  place: string
  onClose: () => void
  onReport: (place: string) => void
}

export function ReportDialog({ title, place: usual, onClose, onReport }: Props) {
  const [place, setPlace] = useState(usual)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onReport(place.trim())
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Field label="Nerede?" hint="Şehir ya da sınır kapısı; bilmiyorsanız boş bırakın.">
          <Input
            value={place}
            onChange={(event) => setPlace(event.target.value)}
            maxLength={80}
            autoComplete="off"
            className="h-12"
          />
        </Field>
        <Button type="submit" variant="next" size="lg" className="w-full">
          Bildir
        </Button>
      </form>
    </Dialog>
  )
}
