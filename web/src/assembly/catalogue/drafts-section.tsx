/** Putting rows into order, taking an act back, and saving while one writes. */
import { useState } from 'react'
import { Specimen } from '#assembly/catalogue/specimen.tsx'
import type { SaveState } from '#spine/drafts/autosave.ts'
import { AutosaveIndicator, SaveWords } from '#spine/drafts/autosave-indicator.tsx'
import { useAutosave } from '#spine/drafts/use-autosave.ts'
import { Button } from '#spine/ui/button.tsx'
import { Card } from '#spine/ui/card.tsx'
import { Field } from '#spine/ui/field.tsx'
import { ReorderList } from '#spine/ui/reorder-list.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function DraftsSection() {
  return (
    <>
      <Specimen name="Sıralama" className="block max-w-md">
        <Stops />
      </Specimen>
      <Specimen name="Geri alma">
        <Undo />
      </Specimen>
      <Specimen name="Kendiliğinden kaydetme" className="block max-w-md">
        <Note />
      </Specimen>
      <Specimen name="Kayıt durumları" className="gap-x-8">
        {states.map((state) => (
          <SaveWords key={state.kind} state={state} onRetry={() => undefined} />
        ))}
      </Specimen>
    </>
  )
}

function Stops() {
  const [stops, setStops] = useState(
    ['Mersin', 'Pire', 'Cenova', 'Hamburg'].map((name) => ({ key: name, name })),
  )
  return (
    <Card>
      <ReorderList label="Duraklar" items={stops} onReorder={setStops}>
        {({ name }) => name}
      </ReorderList>
    </Card>
  )
}

function Undo() {
  const [count, setCount] = useState(3)
  const archive = () => {
    setCount(count - 1)
    toast.undo({ title: 'Arşivlendi: TLP-2026-000123', topic: 'catalogue' }, () => setCount(count))
  }
  return (
    <Button onClick={archive} disabled={count === 0}>
      Arşivle ({count})
    </Button>
  )
}

/** Stands for a server that takes a moment. */
const save = () => new Promise((resolve) => setTimeout(resolve, 600))

function Note() {
  const [note, setNote] = useState('Yük pazartesi hazır.')
  const { state, retry } = useAutosave(note, save)
  return (
    <Field label="Not">
      <Textarea value={note} onChange={(event) => setNote(event.target.value)} />
      <AutosaveIndicator state={state} onRetry={retry} what="Notu" />
    </Field>
  )
}

const states: SaveState[] = [
  { kind: 'saving' },
  { kind: 'saved', at: new Date('2026-11-16T11:05:00Z') },
  { kind: 'failed' },
  { kind: 'offline' },
]
