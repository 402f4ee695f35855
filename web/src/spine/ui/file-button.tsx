/** Lets a file be chosen in our own words: those of the browser's own button are in the browser's language. */
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#spine/ui/button.tsx'

type Props = {
  /** What the file is, for a screen reader. */
  label: string
  accept: string
  onChoose: (file: File) => unknown
}

export function FileButton({ label, accept, onChoose }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Button onClick={() => chooser.current?.click()}>
        <FileUp strokeWidth={1.75} aria-hidden />
        Dosya seç
      </Button>
      <span role="status" className="min-w-0 truncate text-14 text-muted">
        {name}
      </span>
      <input
        ref={chooser}
        type="file"
        aria-label={label}
        accept={accept}
        tabIndex={-1}
        className="sr-only"
        onChange={async (event) => {
          const input = event.target
          const [file] = input.files ?? []
          if (!file) return
          await onChoose(file)
          setName(file.name)
          // The same file may be chosen again after it was changed.
          input.value = ''
        }}
      />
    </div>
  )
}
