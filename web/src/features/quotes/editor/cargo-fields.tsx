/** The cargo on the page of a quote. */
import type { QuoteCargo } from '@kervan/domain/quotes/quote-content.ts'
import { equipmentTypes } from '@kervan/domain/quotes/quote-options.ts'
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import { sameJson } from '@kervan/domain/values/same-json.ts'
import { useState } from 'react'
import { type CargoDraft, draftOfCargo } from '#features/quotes/cargo/cargo-draft.ts'
import { CargoInputs } from '#features/quotes/cargo/cargo-inputs.tsx'
import { storedCargo } from '#features/quotes/cargo/stored-cargo.ts'
import { FieldContext } from '#spine/ui/field-context.ts'

type Props = {
  mode: TransportMode
  cargo: QuoteCargo
  onChange: (cargo: QuoteCargo) => void
  /** A box shared with others is no box of the quote's own. */
  onShared: () => void
}

export function CargoFields({ mode, cargo, onChange, onShared }: Props) {
  const [typed, setTyped] = useState(() => draftOfCargo(cargo))
  const isSame = (draft: CargoDraft) =>
    sameJson(storedCargo(mode, draft), storedCargo(mode, draftOfCargo(cargo)))
  // Somebody else may have changed it, or a step was taken back.
  const shown = isSame(typed) ? typed : draftOfCargo(cargo)
  // The inputs have names of their own; the field around them is about all of them.
  return (
    <FieldContext value={null}>
      <CargoInputs
        mode={mode}
        containerTypes={equipmentTypes}
        cargo={shown}
        onChange={(next) => {
          if (next.containers.some(({ type }) => type === 'LCL')) return onShared()
          setTyped(next)
          onChange(storedCargo(mode, next, cargo))
        }}
        errorOf={() => undefined}
      />
    </FieldContext>
  )
}
