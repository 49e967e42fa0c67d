import { Icon } from '#design/icons/icon.tsx'
import { Chip } from '#design/parts/chip.tsx'

/** Marks an author as staff. */
export function StaffMark({ children }: { readonly children: string }) {
  return (
    <Chip tint="plum">
      <Icon name="store" size={14} />
      {children}
    </Chip>
  )
}
