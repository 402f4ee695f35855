/** Where a mail comes from: pasted, or a file that is chosen or dropped. */
import { longestMail, mostFileBytes } from '@kervan/domain/luna/mail-reading.contract.ts'
import { type DragEvent, useState } from 'react'
import { readTextFile } from '#spine/api/read-text-file.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Field } from '#spine/ui/field.tsx'
import { FileButton } from '#spine/ui/file-button.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

export type MailGiven = { text: string; file?: string }

type Props = {
  text: string
  onText: (text: string) => void
  onRead: (given: MailGiven) => void
  isReading: boolean
  /** Why it could not be read; empty where it was, or was not tried. */
  problem: string
}

export function MailSource({ text, onText, onRead, isReading, problem }: Props) {
  const [fileProblem, setFileProblem] = useState('')
  const take = async (file: File | undefined) => {
    if (!file) return
    setFileProblem('')
    if (file.size === 0) return setFileProblem('Dosya boş.')
    if (/\.(eml|mime)$/i.test(file.name) || file.type === 'message/rfc822')
      return onRead({ text: '', file: await beginningOf(file) })
    if (!/\.txt$/i.test(file.name) && !file.type.startsWith('text/'))
      return setFileProblem('Bu dosya okunamaz. E-postayı .eml olarak kaydedin ya da metnini yapıştırın.')
    onText((await readTextFile(file)).slice(0, longestMail))
  }
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    void take(file)
  }
  return (
    <Card>
      <CardHead title="E-posta" />
      <CardBody>
        <form
          className="flex flex-col gap-4"
          onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
          onDrop={drop}
          onSubmit={(event) => {
            event.preventDefault()
            if (!isReading) onRead({ text })
          }}
        >
          <Field
            label="E-posta metni"
            hint="Türkçe ya da İngilizce e-postayı yapıştırın, ya da .eml dosyasını buraya bırakın."
          >
            <Textarea
              value={text}
              maxLength={longestMail}
              className="max-h-[28rem] min-h-48"
              onChange={(event) => onText(event.target.value)}
            />
          </Field>
          {(fileProblem || problem) && <Alert>{fileProblem || problem}</Alert>}
          <div className="flex flex-wrap items-center gap-2">
            <Button
              type="submit"
              variant="primary"
              busy={isReading}
              busyLabel="Okunuyor"
              disabled={text.trim() === ''}
            >
              Oku
            </Button>
            <FileButton
              label="E-posta dosyası seç"
              accept=".eml,.txt,message/rfc822,text/plain"
              onChoose={take}
            />
          </div>
        </form>
      </CardBody>
    </Card>
  )
}

/** Words come before attachments, so that the beginning of a large file is enough. */
function beginningOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'))
    reader.readAsDataURL(file.slice(0, mostFileBytes))
  })
}
