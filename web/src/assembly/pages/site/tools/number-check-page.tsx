/** `/araclar/konteyner`: Konteyner / AWB kontrol. */
import { numberCheckTitle, weightTitle } from '#assembly/pages/site/page-heads.ts'
import { NumberCheckTool } from '#assembly/pages/site/tools/number-check-tool.tsx'
import { ToolFrame } from '#assembly/pages/site/tools/tool-frame.tsx'
import { useDocumentTitle } from '#features/company/document-title.ts'

export function NumberCheckPage() {
  useDocumentTitle(numberCheckTitle)
  return (
    <ToolFrame
      title={numberCheckTitle}
      lead="Numarayı yazın ya da yapıştırın; kontrol rakamının doğru olup olmadığını, yanlışsa doğrusunu görün."
      other={{ label: weightTitle, to: '/araclar/agirlik' }}
    >
      <NumberCheckTool />
    </ToolFrame>
  )
}
