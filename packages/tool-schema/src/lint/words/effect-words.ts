/** Beginnings of words that tell of loss. */
const LOSS =
  /^(?:delet|remov|destroy|destruct|eras|purg|drop|overwrit|overwrote|wipe|wiping|truncat|clear|clean|reset|revok|cancel|terminat|kill|stop|shut|disabl|deactivat|uninstall|detach|disconnect|unlink|archiv|rollback|roll|revert|restor|reinstall|recreat|rebuil|recycl|expir|permanent|irrevers|undo|undone|lost|lose|discard|abort|close|releas|replac|force|break|unregister|unassign|withdraw|void|evict|flush|reject|den(?:y|ies)|block|ban)/;

/** Beginnings of words that tell of a change, or of something that goes out. */
const CHANGE =
  /^(?:creat|add|insert|updat|edit|modif|chang|writ|wrote|set|sets|setting|assign|attach|put|patch|alter|renam|mov|cop(?:y|ies)|sav|stor|upload|send|sent|submit|post|publish|push|merg|commit|deploy|install|enabl|activat|start|restart|resum|paus|run|runs|execut|invok|trigger|launch|appl(?:y|ies)|configur|regist|schedul|book|buy|purchas|pay|order|transfer|transit|generat|import|migrat|provision|scal|resiz|upgrad|rotat|renew|invit|grant|shar|subscrib|unsubscrib|regenerat|initiat|initializ|init|mark|complet|reopen|repl(?:y|ies)|comment|click|typ(?:e|es|ing)|fill|press|drag|hover|navigat|select|upsert|syncron|sync|lock|unlock|reorder|swap|mutat|append|record|log|rais|emulat|open|clon|fork|tag|accept|approv|enter|resolv|unset|toggl|switch|connect|link|associat|bind|process|perform|simulat|evaluat|convert|draft|forward|react|join|leav|build|setup|manag|reschedul|resend|promot|reboot|boot|charg|refund|issu|handl|expos|fork|restrict|extend|increas|decreas)/;

export function saysLoss(word: string): boolean {
  return LOSS.test(word);
}

export function saysChange(word: string): boolean {
  return CHANGE.test(word);
}
