/** Empty, loading, failed. */
import { Specimen } from '#assembly/catalogue/specimen.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function StatesSection() {
  return (
    <>
      <Specimen name="Boş" className="block">
        <Card>
          <EmptyState title="Henüz teklif almadınız" action={<Button variant="primary">Teklif iste</Button>}>
            Talebinizi oluşturun; teklifiniz hazır olunca burada görünür.
          </EmptyState>
        </Card>
      </Specimen>
      <Specimen name="Hata" className="block">
        <Card>
          <ErrorState
            title="Talepler alınamadı"
            message="Bağlantı kurulamadı. İnternetinizi kontrol edip yeniden deneyin."
            detail="Yazdıklarınız duruyor."
            code="01890a5d-ac96"
            onRetry={() => {}}
          />
        </Card>
      </Specimen>
      <Specimen name="Yükleniyor" className="block">
        <Card className="p-5">
          <Loading className="flex flex-col gap-3">
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="w-2/3" />
            <Skeleton className="w-1/2" />
          </Loading>
        </Card>
      </Specimen>
    </>
  )
}
