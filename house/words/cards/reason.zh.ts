/** The field for a reason: for acts of staff, and for reports. Loaded with its dialog, not with the pack. */
export const reason = {
  label: '理由',
  logged: '会写进操作记录，当事人也看得到',
  missing: '请写明理由',
}
