/** `/araclar/agirlik`: Ücrete esas ağırlık. */
import { numberCheckTitle, weightTitle } from '#assembly/pages/site/page-heads.ts'
import { ToolFrame } from '#assembly/pages/site/tools/tool-frame.tsx'
import { WeightTool } from '#assembly/pages/site/tools/weight-tool.tsx'
import { useDocumentTitle } from '#features/company/document-title.ts'

export function WeightPage() {
  useDocumentTitle(weightTitle)
  return (
    <ToolFrame
      title={weightTitle}
      lead="Yükünüzün ölçülerini yazın; hangi ağırlık üzerinden ücretlendirileceğini ve nedenini görün."
      other={{ label: numberCheckTitle, to: '/araclar/konteyner' }}
    >
      <WeightTool />
    </ToolFrame>
  )
}
