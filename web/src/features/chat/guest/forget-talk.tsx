/** A guest deletes their talk with the office, once they have said that they mean it. */
import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function ForgetTalk({ onForgotten }: { onForgotten: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const forget = useMutation({
    mutationFn: () => client.chat.forget(undefined, callTimeout()),
    onSuccess: onForgotten,
    onError: (error) =>
      toast.failure({
        title: 'Yazışma silinemedi',
        description: toProblem(error).message,
        kind: 'longer',
      }),
  })
  return (
    <>
      <Button
        variant="ghost"
        className="size-10 px-0 text-muted"
        aria-label="Yazışmayı sil"
        busy={forget.isPending}
        onClick={() => setAsked(true)}
      >
        <Trash2 className="size-5" strokeWidth={1.75} aria-hidden />
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Yazışmanız silinsin mi?"
        description="Yazdıklarınız ve aldığınız yanıtlar bizde de silinir; geri alınamaz. Bıraktığınız iletişim bilgisi aday müşteri kaydımızda kaldıysa onun silinmesini KVKK sayfamızdaki adresten isteyebilirsiniz."
        confirmLabel="Yazışmayı sil"
        onConfirm={() => forget.mutate()}
      />
    </>
  )
}
