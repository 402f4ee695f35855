/** Dialogs, sheets, tooltips, tabs and toasts. */
import { Specimen } from '#assembly/catalogue/specimen.tsx'
import { Button } from '#spine/ui/button.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { Dialog, DialogClose } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Popover } from '#spine/ui/popover.tsx'
import { Sheet } from '#spine/ui/sheet.tsx'
import { TabList, TabPanel, Tabs } from '#spine/ui/tabs.tsx'
import { toast } from '#spine/ui/toast.tsx'
import { Tooltip } from '#spine/ui/tooltip.tsx'

const nothing = () => {}

export function OverlaysSection() {
  return (
    <>
      <Specimen name="Pencere">
        <Dialog
          trigger={<Button>Pencere aç</Button>}
          title="Talebi düzenle"
          description="Yalnızca bekleyen talepler değiştirilebilir."
          footer={
            <>
              <DialogClose asChild>
                <Button>Vazgeç</Button>
              </DialogClose>
              <DialogClose asChild>
                <Button variant="primary">Kaydet</Button>
              </DialogClose>
            </>
          }
        >
          <Field label="Başlık">
            <Input defaultValue="Mersin çıkışlı 20’lik konteyner" />
          </Field>
        </Dialog>
        <ConfirmDialog
          trigger={<Button variant="danger">Sil</Button>}
          title="TLP-2026-000123 silinsin mi?"
          description="Talep ve belgeleri silinir. Bu işlem geri alınamaz."
          confirmLabel="Talebi sil"
          onConfirm={nothing}
        />
        <Sheet trigger={<Button>Yan panel aç</Button>} title="Gönderi ayrıntısı">
          <p className="text-muted">Masaüstünde sağdan, telefonda alttan gelir.</p>
        </Sheet>
      </Specimen>
      <Specimen name="İpucu">
        <Tooltip text="Son 30 günün ortalaması">
          <Button variant="ghost">Üzerine gelin</Button>
        </Tooltip>
        <Popover label="Açıklama" trigger={<Button variant="ghost">Hesabı göster</Button>}>
          15 teklif onaylandı, 16 teklif verildi.
        </Popover>
      </Specimen>
      <Specimen name="Bildirim">
        <Button onClick={() => toast.info({ title: 'Yeni talep', description: 'Mersin, Hamburg' })}>
          4 saniye
        </Button>
        <Button onClick={() => toast.success({ title: 'Analiz hazır', kind: 'long' })}>5 saniye</Button>
        <Button
          onClick={() =>
            toast.failure({ title: 'Hata', description: 'Teklif gönderilemedi', kind: 'longer' })
          }
        >
          6 saniye
        </Button>
        <Button
          onClick={() =>
            toast.info({
              title: 'Teklif Hazır',
              kind: 'longest',
              action: { label: 'Aç', onClick: nothing },
            })
          }
        >
          10 saniye
        </Button>
      </Specimen>
      <Specimen name="Sekmeler" className="block">
        <Tabs defaultValue="overview">
          <TabList
            label="Gönderi"
            tabs={[
              { value: 'overview', label: 'Özet' },
              { value: 'documents', label: 'Belgeler' },
              { value: 'contact', label: 'İletişim' },
            ]}
          />
          <TabPanel value="overview">Gönderinin özeti.</TabPanel>
          <TabPanel value="documents">Gönderinin belgeleri.</TabPanel>
          <TabPanel value="contact">Temsilciniz.</TabPanel>
        </Tabs>
      </Specimen>
    </>
  )
}
