/** Luna's controls: start and pause, refresh, automatic or manual assignment. */
import type { WorkflowState } from '@kervan/domain/luna/workflow.contract.ts'
import { CirclePause, CirclePlay, RefreshCw } from 'lucide-react'
import { onlyAdmins, useMayChange } from '#features/automations/use-may-change.ts'
import { useSetMode, useSetStatus } from '#features/luna/workflow/use-workflow.ts'
import { Button } from '#spine/ui/button.tsx'
import { Switch } from '#spine/ui/switch.tsx'

type Props = { state: WorkflowState | undefined; refresh: () => unknown; isRefreshing: boolean }

export function WorkflowControls({ state, refresh, isRefreshing }: Props) {
  const setStatus = useSetStatus()
  const isPaused = state?.status === 'paused'
  const Icon = isPaused ? CirclePlay : CirclePause
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ModeSwitch state={state} />
      <Button
        disabled={!state}
        busy={setStatus.isPending}
        onClick={() => setStatus.mutate(isPaused ? 'active' : 'paused')}
      >
        <Icon strokeWidth={1.75} aria-hidden />
        {isPaused ? 'Başlat' : 'Duraklat'}
      </Button>
      <Button busy={isRefreshing} busyLabel="Analiz yenileniyor" onClick={() => void refresh()}>
        <RefreshCw strokeWidth={1.75} aria-hidden />
        Yenile
      </Button>
    </div>
  )
}

function ModeSwitch({ state }: { state: WorkflowState | undefined }) {
  const mayChange = useMayChange()
  const setMode = useSetMode()
  const isAuto = (setMode.isPending ? setMode.variables : state?.mode) === 'auto'
  return (
    <span title={mayChange ? undefined : onlyAdmins}>
      <Switch
        label={
          <>
            {isAuto ? 'Otomatik mod' : 'Elle mod'}
            {!mayChange && <span className="sr-only">. {onlyAdmins}</span>}
          </>
        }
        checked={isAuto}
        disabled={!mayChange || !state}
        onCheckedChange={(checked) => setMode.mutate(checked ? 'auto' : 'manual')}
        className="gap-3"
      />
    </span>
  )
}
