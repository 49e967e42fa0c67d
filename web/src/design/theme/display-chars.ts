// Written by web/build/display-face.ts: the characters of the display face. Do not edit.
// biome-ignore-all format: one line
export const displayChars = '!%&()+,-./0123456789:?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz’、。一上下与世中乡了争京人传信像公关兽军冠冰凌出分到单变各合告咖品商啡噩团园图地场城塚墙外夜大天奶妖子封小屋帖幕平库店庙廊开弹录形得息成战打找抄按提搜撞收文新方无日时昏星映月材极架柜校梦橘殿比永注洞源激灵炉牛猜率珠璋甜画界番的盘着社神私秒秘空竞精糕糖索红纪线绀置肝船花莲藏虹裂记论设评资赔赛躲载辉还这通道邪部酒醒里金针铺锅锦键间隙难面页风食饼首骰鬼魔鲜黄龙！，：？'
