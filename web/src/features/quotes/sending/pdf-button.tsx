/** Downloads the PDF of the quote; of one that is not sent yet, as it would be sent now. */
import { sendingWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { FileDown } from 'lucide-react'
import { useSingleFlight } from '#features/auth/use-single-flight.ts'
import { useEditing, useQuoteDocument } from '#features/quotes/editor/editor-context.ts'
import { notSaved, saveBefore } from '#features/quotes/sending/save-before.ts'
import { saveFile } from '#spine/api/save-file.ts'
import { Button } from '#spine/ui/button.tsx'
import { toast } from '#spine/ui/toast.tsx'

const sayFailed = (description: string) => toast.failure({ title: requestWords.errorTitle, description })

export function PdfButton() {
  const { editor, isReadOnly } = useEditing()
  const { id } = useQuoteDocument()
  const [make, isMaking] = useSingleFlight(async () => {
    try {
      if (!isReadOnly && !(await saveBefore(editor)))
        return sayFailed(`${sendingWords.pdfFailed}. ${notSaved}`)
      const answer = await fetch(`/api/offers/${id}/pdf?surface=office`)
      if (!answer.ok) throw new Error(`The PDF was not made: ${answer.status}`)
      const { quote_no } = editor.snapshot().state.quote
      saveFile(await answer.blob(), `Teklif ${quote_no}.pdf`)
      toast.success({ title: sendingWords.pdfReady, description: quote_no })
    } catch {
      sayFailed(sendingWords.pdfFailed)
    }
  })
  return (
    <Button busy={isMaking} busyLabel="PDF hazırlanıyor" onClick={() => void make()}>
      <FileDown strokeWidth={1.75} aria-hidden />
      <span className="max-lg:sr-only">PDF</span>
    </Button>
  )
}
