import { Icon } from '../../design/icons/icon.tsx'
import { Chip } from '../../design/parts/chip.tsx'

/** Says of an author that they keep the house in order. */
export function StaffMark({ children }: { readonly children: string }) {
  return (
    <Chip tint="plum">
      <Icon name="store" size={14} />
      {children}
    </Chip>
  )
}
