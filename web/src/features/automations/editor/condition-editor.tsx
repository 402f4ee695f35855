/** Writes a condition: comparisons joined by *and* or *or*, and groups of them inside it. */
import { mostComparisons, mostLevels } from '@kervan/domain/automations/conditions.ts'
import type { Fields } from '@kervan/domain/automations/field.ts'
import { Plus, X } from 'lucide-react'
import { ComparisonRow } from '#features/automations/editor/comparison-row.tsx'
import {
  countComparisons,
  type GroupDraft,
  isGroupDraft,
  newComparison,
  newGroup,
  removePart,
  replacePart,
} from '#features/automations/editor/condition-draft.ts'
import { FaultText } from '#features/automations/editor/fault-text.tsx'
import { type Faults, faultAt } from '#features/automations/editor/faults.ts'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { type Option, Select } from '#spine/ui/select.tsx'

type Shared = {
  fields: Fields
  people: readonly Option[]
  faults: Faults
}

type Props = Shared & {
  /** Read aloud: "Koşul", "Bu arada şu olduysa yapma". */
  label: string
  /** Where it is in the rule: `condition`. */
  path: string
  group: GroupDraft
  onChange: (group: GroupDraft) => void
}

export function ConditionEditor({ group, ...props }: Props) {
  const isFull = countComparisons(group) >= mostComparisons
  return <GroupEditor {...props} group={group} level={1} isFull={isFull} />
}

type GroupProps = Props & { level: number; isFull: boolean; onRemove?: () => void }

const matches = [
  { value: 'all', label: 'Hepsi doğruysa' },
  { value: 'any', label: 'En az biri doğruysa' },
]

function GroupEditor({ label, path, group, level, isFull, onChange, onRemove, ...shared }: GroupProps) {
  const add = (part: GroupDraft['parts'][number]) => onChange({ ...group, parts: [...group.parts, part] })
  const own = faultAt(shared.faults, path) ?? faultAt(shared.faults, `${path}.parts`)
  return (
    <fieldset
      className={cn('flex min-w-0 flex-col gap-3', level > 1 && 'border-line-strong border-l-2 pl-3')}
    >
      <legend className="sr-only">{label}</legend>
      {(group.parts.length > 1 || level > 1) && (
        <div className="flex items-center gap-2">
          <Select
            aria-label={`${label}: nasıl birleşir`}
            className="h-9 text-14 max-md:h-10"
            value={group.match}
            options={matches}
            onChange={({ target }) => onChange({ ...group, match: target.value === 'any' ? 'any' : 'all' })}
          />
          {onRemove && (
            <IconButton size="sm" label="Grubu kaldır" onClick={onRemove}>
              <X strokeWidth={1.75} aria-hidden />
            </IconButton>
          )}
        </div>
      )}
      {group.parts.map((part, index) => {
        const place = `${path}.parts.${index}`
        const remove = () => onChange(removePart(group, part.key))
        return isGroupDraft(part) ? (
          <GroupEditor
            key={part.key}
            {...shared}
            label={`${label}, ${index + 1}. grup`}
            path={place}
            group={part}
            level={level + 1}
            isFull={isFull}
            onChange={(changed) => onChange(replacePart(group, changed))}
            onRemove={remove}
          />
        ) : (
          <ComparisonRow
            key={part.key}
            {...shared}
            label={`${label}, ${index + 1}. karşılaştırma`}
            path={place}
            comparison={part}
            onChange={(changed) => onChange(replacePart(group, changed))}
            onRemove={remove}
          />
        )
      })}
      {own && <FaultText>{own}</FaultText>}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={isFull} onClick={() => add(newComparison(shared.fields))}>
          <Plus strokeWidth={1.75} aria-hidden />
          Koşul ekle
        </Button>
        {level < mostLevels && (
          <Button size="sm" variant="ghost" disabled={isFull} onClick={() => add(newGroup(shared.fields))}>
            Grup ekle
          </Button>
        )}
      </div>
      {isFull && level === 1 && (
        <p className="text-13 text-muted">Bir kuralda en çok {mostComparisons} karşılaştırma olabilir.</p>
      )}
    </fieldset>
  )
}
