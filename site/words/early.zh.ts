/** Texts that the first HTML shows before its scripts are loaded. */
export const early = {
  held: '页面还在端上来，刚才按的已经记下，稍等就办。',
  lost: '页面的一部分没能送到：按钮暂时用不了，链接还可以点。',
  reload: '重新载入',
}
